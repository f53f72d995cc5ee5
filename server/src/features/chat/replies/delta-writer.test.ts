import { expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { createLogger } from '../../../platform/log.ts';
import { createHub } from '../../../platform/realtime/hub.ts';
import type { WireEvent } from '../message.ts';
import { createDeltaWriter } from './delta-writer.ts';

const target = { conversationId: 'c', generationId: 'g', messageId: 'm' };

/** A writer on a database whose first writes fail as told. */
function startWriter(failures: Error[]) {
  const stored: string[] = [];
  const all = async (_statement: unknown, values: readonly unknown[] = []) => {
    const failure = failures.shift();
    if (failure) throw failure;
    stored.push(...(values[4] as string[]));
    return [{ conversation_id: 'c', last_seq: stored.length }];
  };
  const deps = {
    db: { all } as unknown as Queryable as never,
    clock: systemClock,
    hub: createHub<WireEvent>(),
    log: createLogger({ LOG_LEVEL: 'silent' }),
  };
  return { writer: createDeltaWriter(deps, 'w'), stored };
}

it('takes no more words of a reply of which some were not stored: no hole in the middle', async () => {
  const { writer, stored } = startWriter([new Error('connection lost')]);
  expect(writer.append(target, 'um ')).toBe(true);
  await systemClock.wait(30);
  expect(writer.append(target, 'dois ')).toBe(false);
  expect(await writer.settle(target)).toBe(false);
  expect(stored).toEqual([]);
});
