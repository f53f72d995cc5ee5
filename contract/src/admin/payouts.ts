/** What affiliates are paid, where the payment provider sends nothing to Pix keys and a person does (money.md "Affiliates"). */
import { z } from 'zod';
import { Reason } from '../admin.ts';
import { Id, Instant } from '../core/ids.ts';
import { pageOf, pageQuery } from '../core/page.ts';
import { defineRoute } from '../core/route.ts';
import { Centavos } from '../payments.ts';

export const AdminPayout = z.strictObject({
  id: Id,
  affiliateId: Id,
  name: z.string(),
  email: z.string(),
  /** Whole, for whoever sends it. */
  pixKey: z.string(),
  amountCents: Centavos,
  provider: z.string(),
  /** Waits for a person to send it; the rest is sent by the provider. */
  isByHand: z.boolean(),
  status: z.enum(['sending', 'paid', 'refused']),
  askedAt: Instant,
  endedAt: Instant.nullable(),
});
export type AdminPayout = z.infer<typeof AdminPayout>;

export const adminPayoutRoutes = {
  payouts: defineRoute({
    name: 'admin.listPayouts',
    method: 'GET',
    path: '/api/admin/payouts',
    access: 'user',
    summary: 'Os pagamentos a afiliados, do mais novo ao mais antigo; só para administração.',
    query: z.strictObject({
      status: AdminPayout.shape.status.default('sending'),
      ...pageQuery(30, 100),
      cursor: Id.optional(),
    }),
    responses: { 200: pageOf(AdminPayout) },
    errors: ['auth.required'],
  }),
  settlePayout: defineRoute({
    name: 'admin.settlePayout',
    method: 'POST',
    path: '/api/admin/payouts/:id/settle',
    access: 'user',
    summary: 'Diz que um pagamento a afiliado foi enviado à mão, ou que não pode ser; só onde o provedor não paga.',
    params: z.strictObject({ id: Id }),
    body: z.strictObject({
      status: z.enum(['paid', 'refused'], { error: 'Diga se foi pago ou recusado.' }),
      reason: Reason,
    }),
    responses: { 200: AdminPayout },
    errors: ['auth.required', 'admin.step-up-needed', 'affiliates.payout-ended'],
    ratePerMinute: 60,
  }),
};
