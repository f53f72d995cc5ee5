import type { CommissionEntry } from '@cafune/contract/affiliates/earnings';
import { BadgeCheck, CircleCheck, Hourglass, type LucideIcon, Send } from 'lucide-react';

type Look = { words: string; icon: LucideIcon; tone: 'waiting' | 'good' | 'open' | 'over' };

/** How a commission stands, in a word and a sign: never by colour alone. */
export const ENTRY_LOOKS: Readonly<Record<CommissionEntry['state'], Look>> = {
  held: { words: 'Retida', icon: Hourglass, tone: 'waiting' },
  payable: { words: 'Liberada', icon: CircleCheck, tone: 'good' },
  sending: { words: 'A caminho', icon: Send, tone: 'open' },
  paid: { words: 'Paga', icon: BadgeCheck, tone: 'over' },
};
