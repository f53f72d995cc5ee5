import { createFileRoute } from '@tanstack/react-router';
import { TestBankScreen } from '../../../features/payments/index.ts';
import { AccountGate } from '../../account-gate.tsx';
import { textParam } from '../../search-params.ts';

export const Route = createFileRoute('/_shell/pagamento/teste')({
  staticData: { title: 'Banco de teste', hidesBottomBar: true },
  validateSearch: (search: Record<string, unknown>) => ({ ref: textParam(search.ref, 80) }),
  component: TestBankRoute,
});

function TestBankRoute() {
  const { ref } = Route.useSearch();
  return (
    <AccountGate title="Banco de teste" what="este pagamento">
      <TestBankScreen bankRef={ref} />
    </AccountGate>
  );
}
