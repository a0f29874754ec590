import { Type } from 'typebox';

export const CodeSent = Type.Object(
  { data: Type.Object({ attributes: Type.Object({ email: Type.String({ description: 'Masked' }) }) }) },
  { examples: [{ data: { attributes: { email: 's•••@demo.stillpoint.example' } } }] },
);
const Text = Type.String({ maxLength: 1000 });
export const RemovalForm = Type.Object({ connection: Text }, { examples: [{ connection: 'google' }] });
export const ConfirmationForm = Type.Object(
  { password: Text },
  { examples: [{ password: 'rest-easy-2026' }] },
);
export const AppForm = Type.Object(
  { present: Text, code: Text },
  { examples: [{ present: 'rest-easy-2026', code: '204518' }] },
);
export const CodeForm = Type.Object({ code: Text }, { examples: [{ code: '204518' }] });
export const NothingForm = Type.Object({}, { examples: [{}] });
