import { type ReportSubjectInput, safetyRoutes } from '@cafune/contract/safety';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api-client/api-client.ts';

/** Sends a report; answers its protocol number. */
export function useReport() {
  return useMutation({
    mutationFn: (report: ReportSubjectInput) => call(safetyRoutes.reportSubject, { body: report }),
  });
}
