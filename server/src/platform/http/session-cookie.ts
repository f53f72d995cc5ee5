import type { CookieSerializeOptions } from '@fastify/cookie';

/** Cookie names and flags: `__Host-` wherever the address is HTTPS. */
export function cookiePlan(publicUrl: string) {
  const secure = publicUrl.startsWith('https:');
  const options: CookieSerializeOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure };
  return {
    sessionName: secure ? '__Host-cafune_session' : 'cafune_session',
    affiliateName: secure ? '__Host-cafune_affiliate' : 'cafune_affiliate',
    deviceName: secure ? '__Host-cafune_device' : 'cafune_device',
    /** A random name for a browser that came by an affiliate's link. */
    visitorName: secure ? '__Host-cafune_visitor' : 'cafune_visitor',
    options,
  };
}
export type CookiePlan = ReturnType<typeof cookiePlan>;
