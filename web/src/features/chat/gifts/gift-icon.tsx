import type { GiftId } from '@cafune/contract/chat/gifts';
import type { ReactNode } from 'react';

/** Drawn with the strands' hand: a tint, a line, and a touch of gold where something shines. */
const DRAWINGS: Readonly<Record<GiftId, ReactNode>> = {
  cafe: (
    <>
      <path className="gift-tint" d="M10 20h22v10a9 9 0 0 1-9 9h-4a9 9 0 0 1-9-9z" />
      <path d="M32 22h3a5 5 0 0 1 0 10h-3.400M8 42h26" />
      <path className="gift-strand" d="M17 15c-3-3 3-4.500 0-8M25 15c-3-3 3-4.500 0-8" />
    </>
  ),
  bombom: (
    <>
      <path className="gift-tint" d="M24 14a10 10 0 1 1 0 20 10 10 0 0 1 0-20z" />
      <path d="M15.500 18.500 6 14c1.500 3.500 1.500 6.500 0 10l8.200-.5M32.500 29.500 42 34c-1.500-3.500-1.500-6.500 0-10l-8.200.5" />
      <path
        className="gift-strand"
        d="M17.500 26.500c3-3.400 5-3.400 7.500-.6s4 2.400 5.500-1.400M20 31c2.500-2.200 4.500-1.800 6.500 0"
      />
    </>
  ),
  flor: (
    <>
      <path
        className="gift-tint"
        d="M24 16c-3-8 4-11 6-6 5-2 8 5 2 8 4 5-2 10-6 5-3 5-10 2-7-4-6-1-4-9 1-6z"
        transform="translate(-2 0)"
      />
      <circle className="gift-gold" cx="23" cy="16.500" r="3.200" />
      <path d="M22.500 24c.5 6 1.500 11 1.500 19M24 38c-5 .5-8-2-9-6 5-.5 8 2 9 6zM24 34c4.500.5 7.500-1.500 8.500-5.500-4.500-.5-7.500 1.500-8.500 5.500z" />
    </>
  ),
  ursinho: (
    <>
      <path className="gift-tint" d="M24 13c8.500 0 14 6 14 13.500S32 39 24 39s-14-5-14-12.500S15.500 13 24 13z" />
      <path d="M13 17.500C8 16.500 8 8.500 13.500 8.500c3 0 4.500 2 4.700 4.800M35 17.500c5-1 5-9-.5-9-3 0-4.500 2-4.700 4.800" />
      <path d="M18.500 23v.4M29.500 23v.4" strokeWidth="3" />
      <path d="M22.400 27.200h3.200M24 27.400v1.800c0 2.200-3.600 2.600-4.400.4M24 29.200c0 2.200 3.600 2.600 4.400.4" />
      <path className="gift-gold" d="m24 40.500 6-2.500v6.500zM24 40.500 18 38v6.500z" />
    </>
  ),
  vinho: (
    <>
      <path d="M14.500 6h19c1.500 10-1.500 19-9.500 19s-11-9-9.500-19z" />
      <path
        className="gift-tint"
        d="M14.200 13c4-2.500 6.500-1.500 9.800 0s6.200 1.800 9.800 0C33.400 20 30 25 24 25s-9.600-5-9.800-12z"
      />
      <path d="M24 25v16M16.500 42h15" />
      <path className="gift-strand" d="M37.500 10.500c1.500 3 .5 5-1 7" />
    </>
  ),
  playlist: (
    <>
      <circle className="gift-tint" cx="21" cy="26" r="15" />
      <circle cx="21" cy="26" r="4.500" />
      <path d="M12 26a9 9 0 0 1 5-8" />
      <path className="gift-strand" d="M37 30V8l6 3.500" />
      <circle className="gift-gold" cx="34" cy="31" r="3.600" />
    </>
  ),
  perfume: (
    <>
      <path className="gift-tint" d="M12 25c0-4 3-6 6-7h12c3 1 6 3 6 7v12a5 5 0 0 1-5 5H17a5 5 0 0 1-5-5z" />
      <path d="M19 18v-5h10v5M21 13V8h6v5" />
      <path
        className="gift-strand"
        d="M12.500 31c4-3 8-3 11.500 0s7.500 3 11.500 0M33 7.500h.1M37 5.500h.1M37 9.500h.1"
      />
    </>
  ),
  jantar: (
    <>
      <path className="gift-tint" d="M7 35C7 24 14.500 17 24 17s17 7 17 18z" />
      <path d="M4 40h40M24 17v-3" />
      <circle className="gift-gold" cx="24" cy="11.500" r="2.600" />
      <path className="gift-strand" d="M14 29c1-3.500 3-5.500 6-6.500" />
    </>
  ),
  colar: (
    <>
      <path d="M8 7c0 16 6.500 24 16 24S40 23 40 7" />
      <path className="gift-gold" d="M24 31c-4.500 4-4.500 10.500 0 12 4.500-1.500 4.500-8 0-12z" />
      <path d="M12.300 21.500h.1M17 27h.1M31 27h.1M35.700 21.500h.1" strokeWidth="4" />
    </>
  ),
  viagem: (
    <>
      <path className="gift-tint" d="M10 17h28a3 3 0 0 1 3 3v18a3 3 0 0 1-3 3H10a3 3 0 0 1-3-3V20a3 3 0 0 1 3-3z" />
      <path d="M18 17v-5a3 3 0 0 1 3-3h6a3 3 0 0 1 3 3v5M15 17v24M33 17v24" />
      <path className="gift-strand" d="M18.500 29c2-1.800 3.700-1.800 5.500 0s3.500 1.800 5.500 0" />
    </>
  ),
  anel: (
    <>
      <circle cx="24" cy="30" r="13" />
      <circle className="gift-tint" cx="24" cy="30" r="9" />
      <path className="gift-gold" d="m18 12 3-5h6l3 5-6 6.500z" />
      <path className="gift-strand" d="M18 12h12M36 8l2-2M12 8l-2-2M24 3V2" />
    </>
  ),
  estrela: (
    <>
      <path
        className="gift-gold"
        d="m28 6 3.600 8 8.700.9-6.500 5.900 1.900 8.600L28 25l-7.700 4.400 1.900-8.600-6.500-5.900 8.700-.9z"
      />
      <path d="M19 33c-4 2.500-7.500 3-12 2M22 38c-4.500 2.500-8.500 3-13.500 2M27 41.500c-2.500 1.500-5 2-8 2" />
    </>
  ),
};

export function GiftIcon({ id }: { id: GiftId }) {
  return (
    <svg className="gift-icon" viewBox="0 0 48 48" aria-hidden="true">
      {DRAWINGS[id]}
    </svg>
  );
}
