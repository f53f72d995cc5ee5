import './coin.css';

/** The coin: maracujá disc, rim, the symbol stamped in the centre. One drawing at every size. */
export function Coin({ size = 20 }: { size?: number }) {
  return (
    <svg className="coin" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" fill="oklch(.68 .15 66)" />
      <circle cx="12" cy="11.2" r="10.4" fill="oklch(.85 .15 84)" />
      <circle cx="12" cy="11.2" r="7.6" fill="none" stroke="oklch(.68 .15 66)" strokeWidth="1.5" />
      <path
        d="M14.8 8.9c-1.5-1.9-5-1.500-5.900.9s1 5 3.400 4.700c1.500-.2 2.300-1 3.200-1.800M13.200 10.500c-.8-.8-2.200-.3-2.300.8s1 1.700 2 1.300"
        fill="none"
        stroke="oklch(.5 .13 55)"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
