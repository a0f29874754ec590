import { useTranslation } from 'react-i18next';
import { countryName } from '../../../formatting/countryNames.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { AccountRow } from '../../account/Account/AccountRow.tsx';
import { SheetCard, SheetRows } from '../../account/Subscription/SheetCard.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import type { MemberPartProps } from './ManageFamilyProps.ts';

/** The postal address that was given when joining, and a button that deletes it. Nothing once it is deleted. */
export function AddressCard({ frame, state, links }: MemberPartProps) {
  const { t } = useTranslation('manageFamily');
  const { userId, address } = state;
  if (address === undefined) return null;
  const { streetName, streetNumber, zipPostalCode, city, country } = address;

  return (
    <SheetCard title={t(($) => $.address.title)}>
      <SheetRows>
        <AccountRow
          icon="map-pin"
          room="sentences"
          name={`${streetName} ${streetNumber}`}
          details={[
            `${zipPostalCode} ${city}`,
            countryName(country, frame.language),
            t(($) => $.address.text),
          ]}
          action={
            <ChangeForm action={links.submit} userId={userId} change="deleteAddress">
              <Button type="submit" size="small" variant="plain">
                {t(($) => $.address.delete)}
              </Button>
            </ChangeForm>
          }
        />
      </SheetRows>
    </SheetCard>
  );
}
