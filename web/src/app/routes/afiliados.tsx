import { createFileRoute } from '@tanstack/react-router';
import { ProgrammeScreen } from '../../features/affiliates/index.ts';
import { SiteFrame } from '../../features/seo/index.ts';

export const Route = createFileRoute('/afiliados')({ component: ProgrammeRoute });

function ProgrammeRoute() {
  return (
    <SiteFrame
      title="Programa de afiliados"
      description="Apresente o Cafuné pra sua gente: quanto você recebe, quando, como pedir a conta de afiliado e os combinados."
      path="/afiliados"
      light=".5 .085 158"
    >
      <ProgrammeScreen />
    </SiteFrame>
  );
}
