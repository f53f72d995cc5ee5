import type { QueryClient } from '@tanstack/react-query';

/** What routes may use before they are drawn. */
export type RouterContext = { queryClient: QueryClient };
