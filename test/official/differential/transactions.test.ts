import { compareBoth } from './compareBoth';
import { transactions } from './transactionArbitraries';

compareBoth('transactions', transactions);
