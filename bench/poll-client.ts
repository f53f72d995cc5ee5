/** The leanest reader of small answers: keep-alive sockets, one request at a time each. The machine it loads is its own. */
import { connect, type Socket } from 'node:net';

export type PollAnswer = { status: number; etag: string | undefined };
export type PollClient = {
  /** Sends one request; `head` is the request as it goes over the wire. */
  request(head: string): Promise<PollAnswer>;
  close(): void;
};

type Waiting = { head: string; resolve: (answer: PollAnswer) => void; reject: (error: Error) => void };

export async function openPollClient(port: number, connections: number): Promise<PollClient> {
  const idle: ((work: Waiting) => void)[] = [];
  const queue: Waiting[] = [];
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)));
  for (const socket of sockets) serve(socket, { idle, queue });
  return {
    request: (head) =>
      new Promise((resolve, reject) => {
        const work = { head, resolve, reject };
        const free = idle.pop();
        if (free) free(work);
        else queue.push(work);
      }),
    close: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
    socket.setNoDelay(true);
    socket.setEncoding('latin1');
  });
}

function serve(socket: Socket, pool: { idle: ((work: Waiting) => void)[]; queue: Waiting[] }): void {
  let current: Waiting | undefined;
  let received = '';
  const take = (work: Waiting) => {
    current = work;
    socket.write(work.head, 'latin1');
  };
  const next = () => {
    const work = pool.queue.shift();
    if (work) take(work);
    else pool.idle.push(take);
  };
  socket.on('data', (chunk) => {
    received += String(chunk);
    const answer = parse(received);
    if (!answer || !current) return;
    received = '';
    const { resolve } = current;
    current = undefined;
    next();
    resolve(answer);
  });
  const fail = () => current?.reject(new Error('a connection broke'));
  socket.on('error', fail);
  socket.on('close', fail);
  next();
}

/** @returns undefined while something of the answer is still to come */
function parse(text: string): PollAnswer | undefined {
  const end = text.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const head = text.slice(0, end);
  const status = Number(head.slice(9, 12));
  const length = status === 304 ? 0 : Number(/content-length: (\d+)/iu.exec(head)?.[1]);
  if (text.length < end + 4 + length) return undefined;
  return { status, etag: /\netag: ([^\r]+)/iu.exec(head)?.[1] };
}
