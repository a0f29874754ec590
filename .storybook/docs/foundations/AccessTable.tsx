import { accessibility, type Access } from './accessibility.ts';

/** How components are found, which keys they have, and what is announced. */
export function AccessTable({ of }: { of: readonly (readonly [name: string, access: Access])[] }) {
  return (
    <table>
      <thead>
        <tr>
          {['Component', 'Found as', 'Keys', 'Announced'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {of.map(([name, { found, keys, announced }]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{found}</td>
            <td>{keys ?? '–'}</td>
            <td>{announced ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The row of one component. Nothing, where it is plain text. */
export function AccessOf({ component }: { component: string }) {
  const access = accessibility[component];
  if (access === undefined) return null;
  return (
    <>
      <h2>Accessibility</h2>
      <AccessTable of={[[component, access]]} />
    </>
  );
}
