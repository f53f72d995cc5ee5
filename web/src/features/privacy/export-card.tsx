import './privacy.css';
import { type DataExport, EXPORT_HOURS } from '@cafune/contract/privacy';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { sentenceFor } from '../../platform/api-client/api-error.ts';
import { useOnline } from '../../platform/use-online.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { CardError } from '../../ui/card-error.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ThinkingStrands } from '../../ui/strand.tsx';
import { exportQuery, fileOf, useAskExport } from './api.ts';

const UNTIL = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', hour: '2-digit', minute: '2-digit' });
const SIZE = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

function sizeOf(bytes: number): string {
  return bytes < 1_000_000
    ? `${SIZE.format(Math.max(1, Math.round(bytes / 1_000)))} KB`
    : `${SIZE.format(bytes / 1_000_000)} MB`;
}

/** A copy of everything: asked for, being made, ready until tomorrow. */
export function ExportCard() {
  const { data, isPending, error, isFetching, refetch } = useQuery(exportQuery);
  return (
    <section className="card account-block" aria-labelledby="copia">
      <h2 id="copia">Baixar meus dados</h2>
      <p>
        Um arquivo com tudo o que a conta guarda: conversas, lembranças, personagens, compras, sessões. Dá pra ler em
        qualquer aparelho. Fica pronto em menos de um minuto e espera por você por {EXPORT_HOURS} horas.
      </p>
      {isPending && (
        <Loading>
          <Skeleton style={{ height: 48, width: 200, borderRadius: 24 }} />
        </Loading>
      )}
      {error !== null && !data && (
        <CardError message={sentenceFor(error)} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {data !== undefined && <ExportState copy={data?.export ?? null} />}
    </section>
  );
}

function ExportState({ copy }: { copy: DataExport | null }) {
  const ask = useAskExport();
  const online = useOnline();
  const isReady = copy?.state === 'ready';
  return (
    <>
      <p className="privacy-state" aria-live="polite">
        {copy?.state === 'preparing' && <ThinkingStrands />}
        {copy !== null && <span>{wordsOf(copy)}</span>}
      </p>
      {ask.isError && <Notice kind="error">{sentenceFor(ask.error)}</Notice>}
      {!online && <p>Sem conexão agora. Quando a internet voltar, dá pra pedir e baixar.</p>}
      <div className="account-actions">
        {isReady && (
          <a href={fileOf(copy)} download className={buttonClass('soft')}>
            <Download className="icon" aria-hidden="true" />
            Baixar arquivo
          </a>
        )}
        {copy?.state !== 'preparing' && (
          <Button
            variant={isReady ? 'line' : 'soft'}
            busy={ask.isPending}
            disabled={!online}
            onClick={() => ask.mutate()}
          >
            {copy === null ? 'Preparar minha cópia' : 'Preparar outra cópia'}
          </Button>
        )}
      </div>
    </>
  );
}

function wordsOf({ state, expiresAt, sizeBytes }: DataExport): string {
  if (state === 'preparing') return 'Preparando sua cópia. Pode sair desta página: ela continua.';
  if (state === 'failed') return 'A última cópia não deu certo. Peça de novo.';
  if (state === 'expired') return 'O último arquivo expirou e foi apagado.';
  const until = expiresAt === null ? '' : ` até ${UNTIL.format(new Date(expiresAt))}`;
  return `Sua cópia está pronta${until}${sizeBytes === null ? '' : ` (${sizeOf(sizeBytes)})`}.`;
}
