import type { FastifyReply, FastifyRequest } from 'fastify';
import { openEventStream, wantsEventStream } from '../../platform/http/event-stream.ts';
import { answer } from '../../platform/http/route.ts';
import type { ChatActionDeps } from './deps.ts';
import { type StreamRequest, streamEvents } from './stream.ts';

type Outcome<Status extends number, Body> = {
  request: FastifyRequest;
  reply: FastifyReply;
  stream: StreamRequest;
  status: Status;
  body: Body;
};

/** One use case, two forms of answer: what was stored, or what was stored and then the reply as it is written. */
export async function streamOrJson<Status extends number, Body>(deps: ChatActionDeps, outcome: Outcome<Status, Body>) {
  const { request, reply, stream, status, body } = outcome;
  if (!wantsEventStream(request)) return answer(status, body);
  await streamEvents(deps, stream, openEventStream(reply, deps.clock, status));
  return undefined;
}
