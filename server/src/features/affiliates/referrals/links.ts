import { CLICK_DAYS, LinkLabel, ReferralCode } from '@cafune/contract/affiliates/earnings';
import { Id } from '@cafune/contract/core/ids';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newId } from '../../../platform/ids.ts';
import type { EarningDeps } from '../deps.ts';
import * as store from './store.ts';

const PER_IP = { name: 'affiliate-click-ip', points: 60, seconds: 60 };
const DAY_SECONDS = 24 * 60 * 60;

type LinkRequest = FastifyRequest<{ Params: { code: string; label?: string } }>;
type LinkDeps = Pick<EarningDeps, 'db' | 'clock' | 'limits' | 'cookies'>;

/**
 * Where an affiliate's link leads: `GET /r/{code}` and `/r/{code}/{label}` count the click, give the browser a random name for 60
 * days and go on to the first page. Whatever is wrong with it, the visitor arrives.
 */
export function mountAffiliateLinks(app: FastifyInstance, deps: LinkDeps): void {
  const follow = async (request: LinkRequest, reply: FastifyReply) => {
    void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    await countClick(deps, request, reply);
    return reply.redirect('/', 302);
  };
  for (const path of ['/r/:code', '/r/:code/:label'])
    app.get(path, { config: { name: 'affiliates.followLink' }, exposeHeadRoute: false }, follow);
}

async function countClick(deps: LinkDeps, request: LinkRequest, reply: FastifyReply): Promise<void> {
  const code = ReferralCode.safeParse(request.params.code).data;
  if (code === undefined) return;
  const isCalm = await deps.limits.consume(PER_IP, request.ip).then(
    () => true,
    () => false,
  );
  const affiliate = isCalm ? await deps.db.find(store.selectByCode, [code]) : undefined;
  if (!affiliate) return;
  const label = LinkLabel.safeParse(request.params.label).data ?? null;
  const visitorId = Id.safeParse(request.cookies[deps.cookies.visitorName]).data ?? newId();
  await deps.db.run(store.insertTouch, [affiliate.id, 'click', label, visitorId, null, 'counted', deps.clock.now()]);
  const lasting = { ...deps.cookies.options, maxAge: CLICK_DAYS * DAY_SECONDS };
  void reply.setCookie(deps.cookies.visitorName, visitorId, lasting);
}
