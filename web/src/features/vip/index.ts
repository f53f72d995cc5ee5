/** VIP: what it gives, the trial, the plans, and how a membership stands. Uses auth, coins and payments. */
export { useVipClock, useVipOnReturn } from './api.ts';
export { VipCheckoutScreen, VipOrderScreen } from './checkout-screen.tsx';
export type { Portrait } from './components/portrait-fan.tsx';
export { MemberCard } from './member-card.tsx';
export { PaidFeaturesScreen } from './paid-features-screen.tsx';
export { PlansScreen } from './plans-screen.tsx';
export { StoreOffer } from './store-offer.tsx';
export { VipSuccessScreen } from './success-screen.tsx';
export { TrialCanceledScreen, TrialSuccessScreen } from './trial-outcome-screens.tsx';
export { TrialScreen } from './trial-screen.tsx';
export type { VipChoice } from './vip-choice.ts';
