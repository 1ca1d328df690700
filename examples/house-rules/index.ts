export { bribes } from './bribes.js';
export { campFires } from './camp-fires.js';
export { largerCompanies } from './larger-companies.js';
