import { type AffiliatePanel, LABEL_CROWD } from '@cafune/contract/affiliates/earnings';
import { count } from '../words.ts';

/** Which label brought how many: the ones with most clicks in these days. */
export function TopLinks({ links }: Pick<AffiliatePanel, 'links'>) {
  return (
    <section className="card panel-card" aria-labelledby="links">
      <h3 className="t-title-3" id="links">
        Links com mais cliques
      </h3>
      {links.length === 0 ? (
        <p className="ink-2">Nenhum link teve cliques nestes dias.</p>
      ) : (
        <table className="panel-table panel-links">
          <thead>
            <tr>
              <th scope="col">Etiqueta</th>
              <th scope="col">Cliques</th>
              <th scope="col">Visitantes</th>
              <th scope="col">Cadastros</th>
              <th scope="col">Compradores</th>
            </tr>
          </thead>
          <tbody>
            {links.map(({ label, clicks, visitors, signUps, buyers }) => (
              <tr key={label ?? ''}>
                <th scope="row">{label ?? 'Sem etiqueta'}</th>
                <td data-label="Cliques">{count(clicks)}</td>
                <td data-label="Visitantes">{count(visitors)}</td>
                <td data-label="Cadastros">
                  <Outcome people={signUps} />
                </td>
                <td data-label="Compradores">
                  <Outcome people={buyers} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {links.some(({ signUps, buyers }) => signUps === null || buyers === null) && (
        <p className="panel-note">
          {`Com menos de ${LABEL_CROWD} cadastros numa etiqueta, não mostramos quantos se cadastraram ou compraram: o número poderia dizer quem foi.`}
        </p>
      )}
    </section>
  );
}

/** How many, or that it is not said. */
function Outcome({ people }: { people: number | null }) {
  if (people !== null) return count(people);
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">não mostramos</span>
    </>
  );
}
