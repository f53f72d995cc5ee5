import { createFileRoute, Link } from '@tanstack/react-router';
import { useAuth } from '../../../features/auth/index.ts';
import { ChimeSwitch, NotificationSettings, PushSwitch } from '../../../features/notifications/index.ts';
import { Ambient } from '../../../ui/ambient.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { AppearanceSettings } from '../../settings/appearance-settings.tsx';
import { SettingsSection } from '../../settings/settings-section.tsx';

export const Route = createFileRoute('/_shell/settings')({
  staticData: { title: 'Configurações' },
  component: SettingsRoute,
});

function SettingsRoute() {
  const { isAuthenticated } = useAuth();
  return (
    <>
      <title>Configurações · Cafuné</title>
      <Ambient light=".45 .1 350" strength={20} />
      <div className="settings">
        <AppearanceSettings />
        <SettingsSection title="Som" line="Nada toca sem você pedir.">
          <ChimeSwitch />
        </SettingsSection>
        <SettingsSection title="Avisos" line="O que é sobre pagamento e segurança da conta sempre chega.">
          {isAuthenticated ? (
            <>
              <NotificationSettings />
              <PushSwitch />
            </>
          ) : (
            <div className="settings-row">
              <p className="t-body ink-2">Com uma conta, você escolhe o que quer receber e quando.</p>
              <Link to="/login" search={{ voltar: '/settings' }} className={buttonClass('primary')}>
                Entrar
              </Link>
              <Link to="/register" search={{ voltar: '/settings' }} className={buttonClass('soft')}>
                Criar conta
              </Link>
            </div>
          )}
        </SettingsSection>
      </div>
    </>
  );
}
