import './report.css';
import {
  REPORT_DETAILS_MAX_LENGTH,
  REPORT_REASONS,
  type ReportReason,
  type ReportSubjectInput,
} from '@cafune/contract/safety';
import { Link } from '@tanstack/react-router';
import { ChevronRight, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { sentenceFor } from '../../platform/api-client/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { SheetDialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/field.tsx';
import { useReport } from './api.ts';

type ReportDialogProps = Pick<ReportSubjectInput, 'subjectKind' | 'subjectId'> & {
  open: boolean;
  onClose: () => void;
  /** What is reported, as the title says it: "este perfil". */
  subject: string;
};

/** Two clicks: open, and a reason. Whatever is said in words is optional, but for "Outro motivo". */
export function ReportDialog({ open, onClose, subject, subjectKind, subjectId }: ReportDialogProps) {
  const report = useReport();
  const [isTelling, setTelling] = useState(false);
  const send = (reason: ReportReason, details: string): void => {
    report.mutate({ subjectKind, subjectId, reason, ...(details === '' ? {} : { details }) });
  };
  const close = (): void => {
    onClose();
    setTelling(false);
    report.reset();
  };
  return (
    <SheetDialog open={open} onClose={close} title={report.isSuccess ? 'Denúncia recebida' : `Denunciar ${subject}`}>
      {report.isSuccess ? (
        <Received protocol={report.data.protocol} onClose={close} />
      ) : (
        <div className="report">
          <p className="report-line">
            {isTelling ? 'Conte o que aconteceu.' : 'Qual é o motivo? Uma pessoa da equipe vai olhar.'}
          </p>
          {isTelling ? (
            <Details busy={report.isPending} onSend={(details) => send('other', details)} />
          ) : (
            <Reasons
              disabled={report.isPending}
              onChoose={(reason) => (reason === 'other' ? setTelling(true) : send(reason, ''))}
            />
          )}
          {subjectKind === 'avatar' && !isTelling && (
            <p className="report-takedown">
              É você, ou alguém por quem você responde?{' '}
              <Link to="/pedido-de-retirada" search={{ personagem: `/avatar/${subjectId}` }} className="link">
                Peça a retirada
              </Link>
            </p>
          )}
          {report.isError && (
            <p className="report-error" role="alert">
              {sentenceFor(report.error)}
            </p>
          )}
        </div>
      )}
    </SheetDialog>
  );
}

function Reasons({ disabled, onChoose }: { disabled: boolean; onChoose: (reason: ReportReason) => void }) {
  return (
    <ul className="report-reasons">
      {REPORT_REASONS.map(({ id, label }) => (
        <li key={id}>
          <button type="button" disabled={disabled} onClick={() => onChoose(id)}>
            {label}
            <ChevronRight className="icon" aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Details({ busy, onSend }: { busy: boolean; onSend: (details: string) => void }) {
  const [details, setDetails] = useState('');
  return (
    <form
      className="report"
      onSubmit={(event) => {
        event.preventDefault();
        if (details.trim() !== '') onSend(details.trim());
      }}
    >
      <TextArea
        label="O que aconteceu"
        value={details}
        maxLength={REPORT_DETAILS_MAX_LENGTH}
        rows={4}
        data-autofocus
        onChange={(event) => setDetails(event.target.value)}
      />
      <Button type="submit" variant="primary" busy={busy} disabled={details.trim() === ''}>
        Enviar denúncia
      </Button>
    </form>
  );
}

function Received({ protocol, onClose }: { protocol: string; onClose: () => void }) {
  return (
    <div className="report" role="status">
      <p className="report-received">
        <ShieldCheck className="icon" aria-hidden="true" />
        <span>
          Obrigado por avisar. O protocolo é <strong className="num">{protocol}</strong>. Guarde esse número pra falar
          com a gente sobre ela.
        </span>
      </p>
      <Button variant="soft" onClick={onClose} data-autofocus>
        Fechar
      </Button>
    </div>
  );
}
