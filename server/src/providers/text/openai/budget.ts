/** How the characters of a prompt are shared out between its blocks (chat.md "Prompt"). */

export type Block = {
  name: string;
  /** Given whatever else happens. */
  min: number;
  /** What it would use. */
  wish: number;
  /** Part of what is left after every `min`, next to the parts of the others. */
  share: number;
};

/**
 * Pours `total` characters over the blocks: first every minimum, then the rest by shares, as water finds its level: what a block
 * does not wish for flows on to the others. Never more than `total`, unless the minimums alone are.
 * @returns characters for each block, in the order given
 */
export function pour(total: number, blocks: readonly Block[]): number[] {
  const amounts = blocks.map((block) => Math.min(block.min, block.wish));
  let left = total - amounts.reduce((sum, amount) => sum + amount, 0);
  let thirsty = blocks.map((_, index) => index).filter((index) => isThirsty(blocks, amounts, index));
  while (left >= 1 && thirsty.length > 0) {
    const shares = thirsty.reduce((sum, index) => sum + (blocks[index]?.share ?? 0), 0);
    const round = left;
    for (const index of thirsty) {
      const block = blocks[index];
      if (!block) continue;
      const given = Math.min(block.wish - (amounts[index] ?? 0), (round * block.share) / shares);
      amounts[index] = (amounts[index] ?? 0) + given;
      left -= given;
    }
    thirsty = thirsty.filter((index) => isThirsty(blocks, amounts, index));
  }
  return amounts.map(Math.floor);
}

function isThirsty(blocks: readonly Block[], amounts: readonly number[], index: number): boolean {
  const block = blocks[index];
  return block !== undefined && block.share > 0 && block.wish - (amounts[index] ?? 0) >= 1;
}
