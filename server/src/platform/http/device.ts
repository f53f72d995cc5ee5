import type { FastifyRequest } from 'fastify';
import type { Device } from '../session/session.ts';

const USER_AGENT_MAX_LENGTH = 300;

/**
 * The browser behind a request. Its port is the connection's; where a proxy of ours stands between, the one it names in `x-real-port`,
 * which counts for as much as the address it names.
 */
export function deviceOf(request: FastifyRequest): Device {
  const { socket, ip, headers } = request;
  const isDirect = socket.remoteAddress === ip;
  const port = isDirect ? socket.remotePort : Number(headers['x-real-port']);
  return {
    ip,
    port: port !== undefined && Number.isInteger(port) && port > 0 && port < 65_536 ? port : null,
    userAgent: headers['user-agent']?.slice(0, USER_AGENT_MAX_LENGTH) ?? null,
  };
}
