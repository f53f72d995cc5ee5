import { CLICK_DAYS, LinkLabel, ReferralCode } from '@cafune/contract/affiliates/earnings';
import { Id } from '@cafune/contract/core/ids';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newId } from '../../../platform/ids.ts';
import type { EarningDeps } from '../deps.ts';
import { findBySession } from '../membership.ts';
import * as store from './store.ts';

/** Many people have one address at a carrier. */
const PER_IP = { name: 'affiliate-click-ip', points: 1_000, seconds: 60 };
const DAY_SECONDS = 24 * 60 * 60;

type LinkRequest = FastifyRequest<{ Params: { code: string; label?: string } }>;
type LinkDeps = Pick<EarningDeps, 'db' | 'clock' | 'log' | 'limits' | 'cookies'>;

/**
 * Where an affiliate's link leads: `GET /r/{code}` and `/r/{code}/{label}` count the click, give the browser a random name for 60
 * days and go on to the first page. Whatever is wrong, with it or with us, the visitor arrives.
 */
export function mountAffiliateLinks(app: FastifyInstance, deps: LinkDeps): void {
  const follow = async (request: LinkRequest, reply: FastifyReply) => {
    void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    if (isVisit(request))
      await countClick(deps, request, reply).catch((error: unknown) =>
        deps.log.warn({ err: error }, 'a click was not counted'),
      );
    return reply.redirect('/', 302);
  };
  for (const path of ['/r/:code', '/r/:code/:label'])
    app.get(path, { config: { name: 'affiliates.followLink' }, exposeHeadRoute: false }, follow);
}

/** A person who follows it, as far as browsers say: neither a picture with this address nor a page that is read ahead. */
function isVisit({ headers }: LinkRequest): boolean {
  const isPage = (headers['sec-fetch-dest'] ?? 'document') === 'document';
  return isPage && headers['sec-purpose'] === undefined && headers.purpose !== 'prefetch';
}

async function countClick(deps: LinkDeps, request: LinkRequest, reply: FastifyReply): Promise<void> {
  const code = ReferralCode.safeParse(request.params.code).data;
  if (code === undefined) return;
  await deps.limits.consume(PER_IP, request.ip);
  const affiliate = await deps.db.find(store.selectByCode, [code]);
  const here = await findBySession(deps, request.cookies[deps.cookies.affiliateName]);
  // Whoever tries their own link out is no visitor.
  if (!affiliate || affiliate.id === here?.id) return;
  const label = LinkLabel.safeParse(request.params.label).data ?? null;
  const visitorId = Id.safeParse(request.cookies[deps.cookies.visitorName]).data ?? newId();
  await deps.db.run(store.insertTouch, [affiliate.id, 'click', label, visitorId, null, 'counted', deps.clock.now()]);
  const lasting = { ...deps.cookies.options, maxAge: CLICK_DAYS * DAY_SECONDS };
  void reply.setCookie(deps.cookies.visitorName, visitorId, lasting);
}
