import { ARCHIVE_UNDO_DAYS, type MyAvatar } from '@cafune/contract/avatars/creation';
import { Button } from '../../../ui/button.tsx';
import { Face } from '../../../ui/face.tsx';
import { useRestore } from '../my-avatars-actions.ts';

const DAY_MS = 86_400_000;
const day = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long' });

function lastDayOf(archivedAt: string): string {
  return day.format(new Date(Date.parse(archivedAt) + ARCHIVE_UNDO_DAYS * DAY_MS));
}

/** Those that were put away and can still come back. */
export function ArchivedAvatars({ avatars }: { avatars: readonly MyAvatar[] }) {
  const restore = useRestore();
  return (
    <section className="archived" aria-labelledby="arquivadas">
      <h2 id="arquivadas">Arquivadas</h2>
      <ul>
        {avatars.map((avatar) => (
          <li key={avatar.id}>
            <Face src={avatar.images.face160} name={avatar.name} size={48} />
            <p>
              <strong>{avatar.name}</strong>
              Dá pra trazer de volta até {lastDayOf(avatar.archivedAt ?? '')}.
            </p>
            <Button size="sm" onClick={() => restore(avatar)}>
              Restaurar
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
