/** One feature name in the four spellings of the house. */
export type FeatureNames = { kebab: string; camel: string; pascal: string; snake: string };

export function namesOf(kebab: string): FeatureNames {
  const pascal = kebab
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');
  return {
    kebab,
    pascal,
    camel: pascal.slice(0, 1).toLowerCase() + pascal.slice(1),
    snake: kebab.replaceAll('-', '_'),
  };
}
