import { createFileRoute } from '@tanstack/react-router';
import { MyAccountScreen } from '../../../features/auth/index.ts';
import { UsageLimitCard } from '../../../features/chat/index.ts';
import { ExportCard, LeaveCard } from '../../../features/privacy/index.ts';
import { AgeSummary } from '../../../features/safety/index.ts';
import { Ambient } from '../../../ui/ambient.tsx';
import { AccountGate } from '../../account-gate.tsx';

export const Route = createFileRoute('/_shell/my-account')({
  staticData: { title: 'Minha conta' },
  component: MyAccountRoute,
});

function MyAccountRoute() {
  return (
    <AccountGate title="Minha conta" what="sua conta">
      <Ambient light=".5 .12 20" strength={20} />
      <MyAccountScreen
        leaving={
          <>
            <ExportCard />
            <LeaveCard />
          </>
        }
      >
        <UsageLimitCard />
        <AgeSummary />
      </MyAccountScreen>
    </AccountGate>
  );
}
