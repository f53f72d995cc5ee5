import { expect, test } from '../fixtures.ts';
import { newPerson, register } from '../pages/person.ts';

const NAME = '</script><b id="x">Oi';

test('D04: `</script>` in what people write stays text: no page holds it as markup', async ({ page, app }) => {
  await page.goto(`${app.url}/register`);
  await register(page, { ...newPerson(), firstName: NAME });
  await page.waitForURL(`${app.url}/`);
  await page.goto(`${app.url}/user-profile`);
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
  expect(await page.locator('#x').count()).toBe(0);

  const saved = await page.evaluate(async (name) => {
    const draft = { fields: { name, tagline: name, bio: name }, step: 'historia', wantsPublic: false, importId: null };
    const body = JSON.stringify({ ...draft, avatarId: crypto.randomUUID() });
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/avatar-drafts/novo', { method: 'PUT', headers, body })).status;
  }, NAME);
  expect(saved).toBe(200);
  await page.goto(`${app.url}/criar-namorada-ia`);
  await expect(page.locator('body')).toContainText('Oi');
  expect(await page.locator('#x').count()).toBe(0);

  // The one page that is sent holds nobody's words, and nothing may run in it that is not ours.
  const sent = await page.request.get(`${app.url}/user-profile`);
  expect(await sent.text()).not.toContain('id="x"');
  expect(sent.headers()['content-security-policy']).toContain("script-src 'self'");
});
