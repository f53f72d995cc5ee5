/** The drawing code, which comes when the wizard is opened. */
export type PortraitCode = Pick<typeof import('@cafune/portrait'), 'make' | 'portrait' | 'surprise'>;
