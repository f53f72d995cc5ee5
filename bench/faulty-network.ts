import { connect, createServer, type Socket } from 'node:net';

export type FaultyNetwork = {
  /** Where the application is reached through it. */
  url: string;
  /** Connections cut so far. */
  cuts(): number;
  close(): Promise<void>;
};

/** What happens to a piece of a request. The last is the worst: done over there, unknown over here. */
const FATES = ['request lost', 'request torn', 'answer lost'] as const;

/** A way to the application at `port` on which one request in `oneIn` is cut: before it, within it, or before its answer. */
export async function startFaultyNetwork(port: number, oneIn: number): Promise<FaultyNetwork> {
  const open = new Set<Socket>();
  let cuts = 0;
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    let isAnswerLost = false;
    const end = (): void => {
      for (const socket of [near, far]) {
        socket.destroy();
        open.delete(socket);
      }
    };
    const cut = (): void => {
      cuts += 1;
      end();
    };
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', end).on('close', end);
    }
    near.on('data', (piece) => {
      const fate = Math.random() < 1 / oneIn ? FATES[Math.floor(Math.random() * FATES.length)] : undefined;
      if (fate === 'request lost') return cut();
      if (fate === 'request torn') {
        far.write(piece.subarray(0, Math.floor(Math.random() * piece.length)), cut);
        return;
      }
      isAnswerLost ||= fate === 'answer lost';
      far.write(piece);
    });
    far.on('data', (piece) => {
      if (isAnswerLost) cut();
      else near.write(piece);
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    cuts: () => cuts,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
