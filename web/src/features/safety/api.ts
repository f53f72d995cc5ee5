import { type ReportSubjectInput, type RequestTakedownInput, safetyRoutes } from '@cafune/contract/safety';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api-client/api-client.ts';

/** Sends a report; answers its protocol number. */
export function useReport() {
  return useMutation({
    mutationFn: (report: ReportSubjectInput) => call(safetyRoutes.reportSubject, { body: report }),
  });
}

/** Asks for a character to be taken down; answers the protocol number. */
export function useRequestTakedown() {
  return useMutation({
    mutationFn: (request: RequestTakedownInput) => call(safetyRoutes.requestTakedown, { body: request }),
  });
}
