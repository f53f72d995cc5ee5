import { expect, type Page } from '@playwright/test';
import { query } from '../fixtures.ts';
import { newPerson, type Person, register } from './person.ts';

type App = Parameters<typeof query>[0];

/** Signs up on the way to a page of VIP and stands on it. */
export async function signUpTo(page: Page, url: string, path: string): Promise<Person> {
  const person = newPerson();
  await page.goto(`${url}/register?voltar=${encodeURIComponent(path)}`);
  await register(page, person);
  await page.waitForURL((now) => now.pathname + now.search === path);
  return person;
}

/** Presses a plan: the radio button itself is out of sight. */
export async function choosePlan(page: Page, name: RegExp): Promise<void> {
  const radio = page.getByRole('radio', { name });
  await radio.locator('..').click();
  await expect(radio).toBeChecked();
}

/**
 * Lets days go by for one person's trial: it began so that it ends in `seconds`. The application's clock is the machine's, and what
 * it works out follows from rows.
 */
export async function endTrialIn(app: App, email: string, seconds: number): Promise<void> {
  const mine = '(SELECT id FROM accounts WHERE email = $1)';
  await query(
    app,
    `WITH shift AS (
       SELECT at + interval '7 days' - (now() + make_interval(secs => $2)) AS by FROM vip_purchases
       WHERE account_id = ${mine} AND kind = 'trial'
     ), moved AS (
       UPDATE vip_purchases SET at = at - (SELECT by FROM shift) WHERE account_id = ${mine}
     )
     UPDATE vip_members SET access_until = access_until - (SELECT by FROM shift), next_at = now() WHERE account_id = ${mine}`,
    [email, seconds],
  );
  await lookNow(app);
}

/** Lets time go by for everything somebody has of VIP ("1 year", "25 hours"). */
export async function letTimeGoBy(app: App, email: string, interval: string): Promise<void> {
  const mine = '(SELECT id FROM accounts WHERE email = $1)';
  await query(
    app,
    `WITH moved AS (UPDATE vip_purchases SET at = at - $2::interval WHERE account_id = ${mine})
     UPDATE vip_members SET access_until = access_until - $2::interval, next_at = now() WHERE account_id = ${mine}`,
    [email, interval],
  );
  await lookNow(app);
}

/** What is due is looked at every minute: not that long. */
async function lookNow(app: App): Promise<void> {
  await query(app, "SELECT graphile_worker.add_job('vip-look')", []);
}
