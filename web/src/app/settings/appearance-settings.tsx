import { useSyncExternalStore } from 'react';
import {
  applyMotion,
  applyTextSize,
  type MotionChoice,
  readMotion,
  readTextSize,
  subscribeToDisplay,
  type TextSize,
} from '../../platform/storage/display.ts';
import { applyThemeChoice, readThemeChoice, subscribeToTheme, type ThemeChoice } from '../../platform/storage/theme.ts';
import { RadioPills } from '../../ui/radio-pills.tsx';
import { SettingsSection } from './settings-section.tsx';

const THEMES: readonly { id: ThemeChoice; label: string }[] = [
  { id: 'dark', label: 'Escuro' },
  { id: 'light', label: 'Claro' },
  { id: 'system', label: 'Do aparelho' },
];
const SIZES: readonly { id: TextSize; label: string }[] = [
  { id: '100', label: 'Normal' },
  { id: '112', label: 'Maior' },
  { id: '125', label: 'Bem maior' },
];
const MOTIONS: readonly { id: MotionChoice; label: string }[] = [
  { id: 'system', label: 'Do aparelho' },
  { id: 'reduced', label: 'Reduzido' },
];

/** How the interface looks on this device; kept here, whoever is signed in. */
export function AppearanceSettings() {
  const theme = useSyncExternalStore(subscribeToTheme, readThemeChoice, () => 'dark' as const);
  const size = useSyncExternalStore(subscribeToDisplay, readTextSize, () => '100' as const);
  const motion = useSyncExternalStore(subscribeToDisplay, readMotion, () => 'system' as const);
  return (
    <SettingsSection title="Aparência" line="Vale neste aparelho.">
      <RadioPills label="Tema" options={THEMES} value={theme} onChange={applyThemeChoice} />
      <RadioPills label="Tamanho do texto" options={SIZES} value={size} onChange={applyTextSize} />
      <RadioPills label="Movimento" options={MOTIONS} value={motion} onChange={applyMotion} />
    </SettingsSection>
  );
}
