/** A page for who arrives from a search: words apart from the screen that draws them. */
export type SeoPage = {
  path: `/${string}`;
  /** Last step of the breadcrumb, and its name in the map of the site. */
  name: string;
  /** The document's title, without the brand. */
  title: string;
  /** For search results: up to 160 characters. */
  description: string;
  heading: string;
  /** What Cafuné is not, where the name searched for belongs to somebody else or means something else. */
  notice?: { claim: string; rest: string };
  lead: string;
  sections: readonly { title: string; text: string }[];
  questions: readonly Question[];
  /** Slug of the character who receives; the page takes her light. */
  hostess: string;
};

export type Question = { question: string; answer: string };
