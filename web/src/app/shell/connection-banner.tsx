import { Wifi, WifiOff, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useUnsentCount } from '../../features/chat/index.ts';
import { useOnline } from '../../platform/use-online.ts';
import { Banner } from '../../ui/banner.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

/** Spec §9: the reconnected banner stays 3 s. */
const RECONNECTED_MS = 3_000;

/** Says the connection went, until dismissed; and that it came back, for 3 s. */
export function ConnectionBanner() {
  const online = useOnline();
  const waiting = useUnsentCount();
  const [seen, setSeen] = useState(online);
  const [dismissed, setDismissed] = useState(false);
  const [returned, setReturned] = useState(false);
  // As many as waited when the connection came back: they may be through before anybody has read the number.
  const [pending, setPending] = useState(0);
  if (seen !== online) {
    setSeen(online);
    setDismissed(false);
    setReturned(online);
    setPending(0);
  }
  if (returned && waiting > pending) setPending(waiting);
  useEffect(() => {
    if (!returned) return;
    const timer = setTimeout(() => setReturned(false), RECONNECTED_MS);
    return () => clearTimeout(timer);
  }, [returned]);

  if (!online && !dismissed) {
    return (
      <Banner
        kind="offline"
        icon={<WifiOff className="icon" aria-hidden="true" />}
        trailing={
          <IconButton label="Fechar aviso" onClick={() => setDismissed(true)}>
            <X className="icon" aria-hidden="true" />
          </IconButton>
        }
      >
        Você está offline. Mensagens serão sincronizadas quando voltar online.
      </Banner>
    );
  }
  if (online && returned) {
    return (
      <Banner kind="online" icon={<Wifi className="icon" aria-hidden="true" />}>
        Conectado novamente!
        {pending > 0 && <span className="num">{` Sincronizando ${pending} mensagem(ns)`}</span>}
      </Banner>
    );
  }
  return null;
}
