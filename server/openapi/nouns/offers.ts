import { Parameter, ParameterChoice, ProductAdditionalData } from '#shared/api/nouns/product-parameters'
import {
  AdditionalProduct,
  CartItem,
  ProductSuggestion,
  ServiceCategory,
  SparePart,
  SuggestionInfo,
  SuggestionSubRow,
} from '#shared/api/nouns/products'
import {
  ExtraOrderItem,
  FullSuggestion,
  SuggestedTire,
  TirePackage,
  TireProducts,
  TireSizes,
} from '#shared/api/nouns/suggestions'
import { noun, type Nouns } from '../noun'

/** What is on offer, and what goes into the cart. */
export const offerNouns: Nouns = {
  AdditionalProduct: noun(
    AdditionalProduct,
    'A product that is suggested together with another, without such suggestions of its own.',
  ),
  CartItem: noun(CartItem, 'What is put into the cart or taken out of it, one per product.'),
  ExtraOrderItem: noun(ExtraOrderItem, 'A row of an order that is no product.'),
  FullSuggestion: noun(FullSuggestion, 'A product on offer and, of a tire, what it is.'),
  Parameter: noun(Parameter, 'Something to choose about a product, and what there is to choose from.'),
  ParameterChoice: noun(ParameterChoice, 'One choice made for a product; `parameterType` is as it was offered.'),
  ProductAdditionalData: noun(ProductAdditionalData, 'What there is to know about a product, and what to choose.'),
  ProductSuggestion: noun(
    ProductSuggestion,
    'A product on offer, with what belongs to it and what is suggested with it.',
  ),
  ServiceCategory: noun(ServiceCategory, 'A heading of the extra services and the products below it.'),
  SparePart: noun(SparePart, 'A part that a suggestion takes.'),
  SuggestedTire: noun(SuggestedTire, '`width` is in millimetres, `aspectRatio` in per cent, `rimDiameter` in inches.'),
  SuggestionInfo: noun(SuggestionInfo, 'What else is told of a suggestion: plain text.'),
  SuggestionSubRow: noun(SuggestionSubRow, 'A part of what is suggested, with its spare parts.'),
  TirePackage: noun(
    TirePackage,
    'A set of tires with their fitting. `price` is that of all of it; an item’s is that of one.',
  ),
  TireProducts: noun(
    TireProducts,
    'The products a tire change can consist of; null where the workshop does not offer one.',
  ),
  TireSizes: noun(TireSizes, 'The sizes on sale, each number once, smallest first.'),
}
