import type { PaymentMethod } from '@cafune/contract/payments';
import { Barcode, CreditCard } from 'lucide-react';

/** What a method is known by. */
export function MethodIcon({ method }: { method: PaymentMethod }) {
  if (method === 'card') return <CreditCard className="icon" aria-hidden="true" />;
  if (method === 'boleto') return <Barcode className="icon" aria-hidden="true" />;
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M12 2.500l3.600 3.600-3.600 3.700-3.600-3.700zM12 14.200l3.600 3.700-3.600 3.600-3.600-3.600zM2.500 12l3.600-3.600L9.800 12l-3.700 3.600zM14.200 12l3.700-3.600 3.600 3.600-3.600 3.600z" />
    </svg>
  );
}
