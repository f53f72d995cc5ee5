import { createFileRoute } from '@tanstack/react-router';
import { SitemapScreen } from '../../features/seo/index.ts';

export const Route = createFileRoute('/seo-sitemap')({ component: SitemapScreen });
