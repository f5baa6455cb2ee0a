import { queryAdministrators } from '../../contract/permission/administrators';
import { useTexts } from '../../ui/texts/use-texts';
import { useCall } from '../data/use-call';
import { administratorTexts } from './texts';

/** Names the administrators whom a user can ask for a missing setting; nothing while they are unknown. */
export function AdministratorNames() {
  const t = useTexts(administratorTexts);
  const { data } = useCall(queryAdministrators, {}, { quiet: true });
  if (data === undefined || data.nameList.length === 0) return null;
  return <span>{` ${t.askThem(data.nameList)}`}</span>;
}
