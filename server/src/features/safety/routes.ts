import { safetyRoutes, TAKEDOWN_ANSWER_HOURS } from '@cafune/contract/safety';
import type { AppDeps } from '../../deps.ts';
import { answer, type Mount } from '../../platform/http/route.ts';
import { decideCase, listCases } from './cases.ts';
import { reportSubject } from './reports.ts';
import { requestTakedown } from './takedowns.ts';

export function mountSafetyRoutes(
  mount: Mount,
  deps: Pick<AppDeps, 'db' | 'clock' | 'outbox' | 'queue' | 'limits'>,
): void {
  mount(safetyRoutes.reportSubject, async ({ session, body }) => {
    const protocol = await reportSubject(deps, session?.accountId, body);
    return answer(201, { protocol, message: `Recebemos sua denúncia. O protocolo é ${protocol}.` });
  });
  mount(safetyRoutes.requestTakedown, async ({ body }) => {
    const { protocol, dueAt } = await requestTakedown(deps, body);
    const message = `Recebemos seu pedido. O protocolo é ${protocol}, e a resposta chega no seu e-mail em até ${TAKEDOWN_ANSWER_HOURS} horas.`;
    return answer(202, { protocol, message, dueAt: dueAt.toISOString() });
  });
  mount(safetyRoutes.listCases, async ({ session, query }) => {
    const { status, cursor, limit } = query;
    return answer(200, await listCases(deps, session, { status, cursor, limit }));
  });
  mount(safetyRoutes.decideCase, async ({ session, params, body }) =>
    answer(200, { status: await decideCase(deps, session, { id: params.id, ...body }) }),
  );
}
