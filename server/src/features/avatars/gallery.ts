import { make, type PortraitParams } from '@cafune/portrait';

/** Other places, outfits and moods in which the same person is drawn; what equals her own portrait is left out. */
const MOMENTS: readonly { label: string; change: Partial<PortraitParams> }[] = [
  {
    label: 'Fim de tarde',
    change: {
      scene: 'por-do-sol',
      palette: 'pitanga',
      outfit: 'ombro-a-ombro',
      outfitColor: 'creme',
      pattern: 'liso',
      expression: 'sorriso',
      pose: 'relaxada',
    },
  },
  {
    label: 'Na rua à noite',
    change: {
      scene: 'noite',
      palette: 'jabuticaba',
      outfit: 'jaqueta',
      outfitColor: 'preto',
      pattern: 'liso',
      expression: 'meio-sorriso',
      gaze: 'lado',
      pose: 'ombro',
    },
  },
  {
    label: 'Domingo na praia',
    change: {
      scene: 'praia',
      palette: 'mar',
      outfit: 'regata',
      outfitColor: 'branco',
      pattern: 'liso',
      expression: 'riso',
      lids: 'serenos',
      pose: 'ombro-alto',
    },
  },
  {
    label: 'Em casa',
    change: {
      scene: 'janela',
      palette: 'maracuja',
      outfit: 'tricot',
      outfitColor: 'areia',
      pattern: 'liso',
      expression: 'serena',
      headwear: 'nenhum',
      pose: 'frente',
    },
  },
  {
    label: 'Na serra',
    change: {
      scene: 'serra',
      palette: 'folha',
      outfit: 'gola-alta',
      outfitColor: 'vinho',
      pattern: 'liso',
      expression: 'pensativa',
      gaze: 'longe',
      pose: 'ombro',
    },
  },
];
const PICTURES = 4;

/** The same face four times more: only scene, light, outfit, pose and expression change. */
export function galleryOf(params: PortraitParams): { label: string; params: PortraitParams }[] {
  return MOMENTS.filter(({ change }) => change.scene !== params.scene)
    .slice(0, PICTURES)
    .map(({ label, change }) => ({ label, params: make({ ...params, ...change }) }));
}
