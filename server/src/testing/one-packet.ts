/** Requests written at once to one connection, as whoever races the server sends them (abuse suite J01). */
import { connect } from 'node:net';

export type PackedPost = { path: string; cookie: string; body: string };

/** Pipelines posts over HTTP/1.1. @returns the status of each answer, in their order */
export async function sendInOnePacket(url: string, posts: readonly PackedPost[]): Promise<number[]> {
  const { host, hostname, port } = new URL(url);
  const packet = posts.map(({ path, cookie, body }, at) =>
    [
      `POST ${path} HTTP/1.1`,
      `Host: ${host}`,
      `Origin: ${url}`,
      `Cookie: ${cookie}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `Connection: ${at === posts.length - 1 ? 'close' : 'keep-alive'}`,
      '',
      body,
    ].join('\r\n'),
  );
  const socket = connect(Number(port), hostname);
  socket.write(packet.join(''));
  let answers = '';
  for await (const chunk of socket.setEncoding('utf8')) answers += chunk;
  return [...answers.matchAll(/HTTP\/1\.1 (\d{3}) /gu)].map(([, status]) => Number(status));
}
