/** What a new feature starts with on the web. */
import type { FeatureNames } from './names.ts';

function apiFile({ kebab, camel }: FeatureNames): string {
  return `import { ${camel}Routes } from '@cafune/contract/${kebab}';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api-client/api-client.ts';

export const itemsQuery = infiniteQueryOptions({
  queryKey: [${camel}Routes.list.path],
  queryFn: ({ pageParam, signal }) => call(${camel}Routes.list, { query: { cursor: pageParam }, signal }),
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor,
});
`;
}

function screenFile({ pascal }: FeatureNames): string {
  return `import { useInfiniteQuery } from '@tanstack/react-query';
import { sentenceFor } from '../../platform/api-client/api-error.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { itemsQuery } from './api.ts';

export function ${pascal}Screen() {
  const query = useInfiniteQuery(itemsQuery);
  if (query.isPending) {
    return (
      <Loading className="grid gap-3">
        <Skeleton style={{ height: 48 }} />
      </Loading>
    );
  }
  if (query.isError) {
    return (
      <ErrorState message={sentenceFor(query.error)} busy={query.isFetching} onRetry={() => void query.refetch()} />
    );
  }
  const items = query.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <EmptyState title="Nada aqui ainda" line="O que chegar aparece nesta página." />;
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>{item.title}</li>
      ))}
    </ul>
  );
}
`;
}

function indexFile({ kebab, pascal }: FeatureNames): string {
  return `/** ${pascal}: say in a line what people do here. */
export { ${pascal}Screen } from './${kebab}-screen.tsx';
`;
}

/** Files of the web's side by name within the feature's folder. */
export function webFiles(names: FeatureNames): Record<string, string> {
  return { 'index.ts': indexFile(names), 'api.ts': apiFile(names), [`${names.kebab}-screen.tsx`]: screenFile(names) };
}

export function routeFile({ kebab, pascal }: FeatureNames): string {
  return `import { createFileRoute } from '@tanstack/react-router';
import { ${pascal}Screen } from '../../../features/${kebab}/index.ts';

export const Route = createFileRoute('/_shell/${kebab}')({
  staticData: { title: '${pascal}' },
  component: ${pascal}Screen,
});
`;
}
