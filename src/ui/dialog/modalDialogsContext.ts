import { createContext } from 'react';

/** False around screens of another moment: what is modal puts all that is beside it out of reach, their controls too. */
export const ModalDialogsContext = createContext(true);
