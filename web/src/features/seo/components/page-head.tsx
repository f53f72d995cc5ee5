import { useEffect } from 'react';

type PageHeadProps = {
  /** Without the brand. */
  title: string;
  description: string;
  path: `/${string}`;
};

/** Title, description and canonical address. The document comes with a description of its own: this page's replaces it. */
export function PageHead({ title, description, path }: PageHeadProps) {
  useEffect(() => {
    const general = document.head.querySelector('meta[name="description"]');
    const before = general?.getAttribute('content') ?? null;
    general?.setAttribute('content', description);
    return () => {
      if (before !== null) general?.setAttribute('content', before);
    };
  }, [description]);
  return (
    <>
      <title>{`${title} · Cafuné`}</title>
      <link rel="canonical" href={location.origin + path} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
    </>
  );
}
