/** The product's name and its few fixed words, in one place (product.md). */
export const BRAND = {
  name: 'Cafuné',
  /** Said alone, word for word, whenever a message shows signs of suicide or self-harm (safety.md "Crisis"). */
  crisisText:
    'Sinto muito que você esteja passando por isso. Você não precisa enfrentar sozinho(a). Ligue 188 (CVV), gratuito, 24 horas, ou converse em cvv.org.br. Em perigo imediato, ligue 192 ou vá ao pronto-socorro mais próximo.',
} as const;
