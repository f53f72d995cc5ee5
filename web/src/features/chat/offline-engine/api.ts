import { chatOfflineRoutes, type OfflineContext } from '@cafune/contract/chat/offline';
import { call } from '../../../platform/api-client/api-client.ts';

/** What this device keeps so that she can answer here. */
export function readOfflineContext(conversationId: string, signal: AbortSignal): Promise<OfflineContext> {
  return call(chatOfflineRoutes.readOfflineContext, { params: { id: conversationId }, signal });
}
