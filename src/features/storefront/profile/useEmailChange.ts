import { useState } from 'react';
import { requestEmailChange } from '@/data/user/accountThunks';
import type { AppError } from '@/lib/appError';
import { useAppDispatch } from '@/store/hooks';
import { checkEmailChange, type EmailProblem } from './emailRules';

/** The way to another address. The password never leaves here but as a thunk's argument: it must not enter an action. */
export function useEmailChange(uid: string) {
  const dispatch = useAppDispatch();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<EmailProblem | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [busy, setBusy] = useState(false);

  async function ask(email: string): Promise<EmailProblem | 'failed' | null> {
    const result = await dispatch(requestEmailChange(uid, password, email));
    switch (result.outcome) {
      case 'sent':
        setPassword('');
        return null;
      case 'wrongPassword':
        return { field: 'password', problem: 'wrongPassword' };
      case 'taken':
        return { field: 'email', problem: 'taken' };
      case 'invalid':
        return { field: 'email', problem: 'invalid' };
      case 'failed':
        setFailure(result.error);
        return 'failed';
    }
  }

  return {
    password,
    problem,
    failure,
    busy,
    /** What must be put right before `request`; it shows at its field. */
    check(email: string): EmailProblem | null {
      const wrong = checkEmailChange(email, password);
      setProblem(wrong);
      setFailure(null);
      return wrong;
    },
    /** Asks for the link. Null once it was sent; else what stands in the way. */
    async request(email: string): Promise<EmailProblem | 'failed' | null> {
      setBusy(true);
      const wrong = await ask(email);
      setBusy(false);
      setProblem(wrong === 'failed' ? null : wrong);
      return wrong;
    },
    editPassword(typed: string) {
      setProblem(null);
      setPassword(typed);
    },
    edited: () => setProblem(null),
  };
}
